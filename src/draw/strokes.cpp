// The built-in letters of documents on machines without a font: lines in the form of the Hershey fonts, which were
// originally created by Dr. A. V. Hershey while working at the U. S. National Bureau of Standards. The format of the
// data was created by James Hurt, Cognition, Inc. A letter is its left and right edge, then points; " R" lifts the pen.
#include <satdoku/core/text.hpp>
#include <satdoku/draw/font.hpp>

namespace satdoku::draw {
namespace {
/// From the blank to ~, with a | after each.
constexpr std::string_view strokes =
    "JZ|MWRFRT RRYQZR[SZRY|JZNFNM RVFVM|H]SBLb RYBRb RLOZO RKUYU|H\\PBP_ RTBT_ RYIWGTFPFMGKIKKLMMNOOUQWRXS"
    "YUYXWZT[P[MZKX|F^[FI[ RNFPHPJOLMMKMIKIIJGLFNFPGSHVHYG[F RWTUUTWTYV[X[ZZ[X[VYTWT|E_\\O\\N[MZMYNXPVUTXRZ"
    "P[L[JZIYHWHUISJRQNRMSKSIRGPFNGMIMKNNPQUXWZY[[[\\Z\\Y|MWRHQGRFSGSIRKQL|KYVBTDRGPKOPOTPYR]T`Vb|KYNBPDRGT"
    "KUPUTTYR]P`Nb|JZRLRX RMOWU RWOMU|E_RIR[ RIR[R|NVSWRXQWRVSWSYQ[|E_IR[R|NVRVQWRXSWRV|G][BIb|H\\QFNGLJKO"
    "KRLWNZQ[S[VZXWYRYOXJVGSFQF|H\\NJPISFS[|H\\LKLJMHNGPFTFVGWHXJXLWNUQK[Y[|H\\MFXFRNUNWOXPYSYUXXVZS[P[MZLYK"
    "W|H\\UFKTZT RUFU[|H\\WFMFLOMNPMSMVNXPYSYUXXVZS[P[MZLYKW|H\\XIWGTFRFOGMJLOLTMXOZR[S[VZXXYUYTXQVOSNRNOOMQ"
    "LT|H\\YFO[ RKFYF|H\\PFMGLILKMMONSOVPXRYTYWXYWZT[P[MZLYKWKTLRNPQOUNWMXKXIWGTFPF|H\\XMWPURRSQSNRLPKMKLLIN"
    "GQFRFUGWIXMXRWWUZR[P[MZLX|NVROQPRQSPRO RRVQWRXSWRV|NVROQPRQSPRO RSWRXQWRVSWSYQ[|F^ZIJRZ[|E_IO[O RIU["
    "U|F^JIZRJ[|I[LKLJMHNGPFTFVGWHXJXLWNVORQRT RRYQZR[SZRY|E`WNVLTKQKOLNMMPMSNUPVSVUUVS RQKOMNPNSOUPV RWK"
    "VSVUXVZV\\T]Q]O\\L[JYHWGTFQFNGLHJJILHOHRIUJWLYNZQ[T[WZYYZX RXKWSWUXV|I[RFJ[ RRFZ[ RMTWT|G\\KFK[ RKFTFWG"
    "XHYJYLXNWOTP RKPTPWQXRYTYWXYWZT[K[|H]ZKYIWGUFQFOGMILKKNKSLVMXOZQ[U[WZYXZV|G\\KFK[ RKFRFUGWIXKYNYSXVWX"
    "UZR[K[|H[LFL[ RLFYF RLPTP RL[Y[|HZLFL[ RLFYF RLPTP|H]ZKYIWGUFQFOGMILKKNKSLVMXOZQ[U[WZYXZVZS RUSZS|G]"
    "KFK[ RYFY[ RKPYP|NVRFR[|JZVFVVUYTZR[P[NZMYLVLT|G\\KFK[ RYFKT RPOY[|HYLFL[ RL[X[|F^JFJ[ RJFR[ RZFR[ RZ"
    "FZ[|G]KFK[ RKFY[ RYFY[|G]PFNGLIKKJNJSKVLXNZP[T[VZXXYVZSZNYKXIVGTFPF|G\\KFK[ RKFTFWGXHYJYMXOWPTQKQ|G]P"
    "FNGLIKKJNJSKVLXNZP[T[VZXXYVZSZNYKXIVGTFPF RSWY]|G\\KFK[ RKFTFWGXHYJYLXNWOTPKP RRPY[|H\\YIWGTFPFMGKIKKL"
    "MMNOOUQWRXSYUYXWZT[P[MZKX|JZRFR[ RKFYF|G]KFKULXNZQ[S[VZXXYUYF|I[JFR[ RZFR[|F^HFM[ RRFM[ RRFW[ R\\FW[|"
    "H\\KFY[ RYFK[|I[JFRPR[ RZFRP|H\\YFK[ RKFYF RK[Y[|KYOBOb RPBPb ROBVB RObVb|KYKFY^|KYTBTb RUBUb RNBUB RN"
    "bUb|JZRDJR RRDZR|I[Ib[b|NVSKQMQORPSORNQO|I\\XMX[ RXPVNTMQMONMPLSLUMXOZQ[T[VZXX|H[LFL[ RLPNNPMSMUNWPXS"
    "XUWXUZS[P[NZLX|I[XPVNTMQMONMPLSLUMXOZQ[T[VZXX|I\\XFX[ RXPVNTMQMONMPLSLUMXOZQ[T[VZXX|I[LSXSXQWOVNTMQMO"
    "NMPLSLUMXOZQ[T[VZXX|MYWFUFSGRJR[ ROMVM|I\\XMX]W`VaTbQbOa RXPVNTMQMONMPLSLUMXOZQ[T[VZXX|I\\MFM[ RMQPNRM"
    "UMWNXQX[|NVQFRGSFREQF RRMR[|MWRFSGTFSERF RSMS^RaPbNb|IZMFM[ RWMMW RQSX[|NVRFR[|CaGMG[ RGQJNLMOMQNRQR"
    "[ RRQUNWMZM\\N]Q][|I\\MMM[ RMQPNRMUMWNXQX[|I\\QMONMPLSLUMXOZQ[T[VZXXYUYSXPVNTMQM|H[LMLb RLPNNPMSMUNWPXS"
    "XUWXUZS[P[NZLX|I\\XMXb RXPVNTMQMONMPLSLUMXOZQ[T[VZXX|KXOMO[ ROSPPRNTMWM|J[XPWNTMQMNNMPNRPSUTWUXWXXWZT"
    "[Q[NZMX|MYRFRWSZU[W[ ROMVM|I\\MMMWNZP[S[UZXW RXMX[|JZLMR[ RXMR[|G]JMN[ RRMN[ RRMV[ RZMV[|J[MMX[ RXMM["
    "|JZLMR[ RXMR[P_NaLbKb|J[XMM[ RMMXM RM[X[|KYTBRCQDPFPHQJRKSMSOQQ RRCQEQGRISJTLTNSPORSTTVTXSZR[Q]Q_Ra "
    "RQSSUSWRYQZP\\P^Q`RaTb|NVRBRb|KYPBRCSDTFTHSJRKQMQOSQ RRCSESGRIQJPLPNQPURQTPVPXQZR[S]S_Ra RSSQUQWRYSZT"
    "\\T^S`RaPb|F^IUISJPLONOPPTSVTXTZS[Q RISJQLPNPPQTTVUXUZT[Q[O";

/// Letters that are drawn as another one, and those with an accent, which is above them: pairs of a letter and two.
constexpr std::u32string_view composed =
    U"€C=’' ‘' “\" ”\" –- —- …. •* ÀA`ÁA'ÂA^ÃA~ÄA\"ÈE`ÉE'ÊE^ËE\"ÌI`ÍI'ÎI^ÏI\"ÑN~ÒO`ÓO'ÔO^ÕO~ÖO\"ÙU`ÚU'ÛU^ÜU\"ÝY'"
    U"àa`áa'âa^ãa~äa\"èe`ée'êe^ëe\"ìi`íi'îi^ïi\"ñn~òo`óo'ôo^õo~öo\"ùu`úu'ûu^üu\"ýy'ÿy\"ÇC,çc,";

constexpr bool is_ascii(char32_t letter) { return letter >= 0x20 && letter < 0x7f; }
}  // namespace

bool has_strokes(char32_t letter) {
    for (std::size_t at = 0; at < composed.size(); at += 3)
        if (composed[at] == letter) return true;
    return is_ascii(letter);
}

std::vector<std::vector<Point>> strokes_of(char32_t letter, double width) {
    for (std::size_t at = 0; at < composed.size() && !is_ascii(letter); at += 3) {
        if (composed[at] != letter) continue;
        auto lines = strokes_of(composed[at + 1], width);
        const double lift = composed[at + 2] == U',' ? -0.1 : composed[at + 1] < U'a' ? 0.2 : 0;
        for (auto& line : strokes_of(composed[at + 2], width)) {
            for (Point& point : line) point.y += lift;
            lines.push_back(std::move(line));
        }
        return lines;
    }
    std::string_view rest = strokes;
    for (char32_t before = U' '; before < letter; ++before) rest.remove_prefix(rest.find('|') + 1);
    rest = rest.substr(0, rest.find('|'));
    constexpr double of_height = 0.72 / 21;  // capitals are 21 units high
    constexpr int base_line = 9;
    const double of_width = width / (rest[1] - rest[0]);
    std::vector<std::vector<Point>> lines(1);
    for (std::size_t at = 2; at + 1 < rest.size(); at += 2) {
        if (rest[at] == ' ') {
            lines.emplace_back();
        } else {
            lines.back().push_back({of_width * (rest[at] - rest[0]), of_height * (base_line - (rest[at + 1] - 'R'))});
        }
    }
    std::erase_if(lines, [](const auto& line) { return line.empty(); });
    return lines;
}
}  // namespace satdoku::draw
