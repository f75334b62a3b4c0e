// The program: hands the command line to the menus or to a command.
int main() {
    return 0;
}
