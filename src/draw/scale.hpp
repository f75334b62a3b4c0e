// Axes: from values to places, and the round numbers that stand beside them.
#pragma once

#include <satdoku/draw/chart.hpp>

#include <string>
#include <vector>

namespace satdoku::draw {

/// The range of the values along an axis.
class Extent {
  public:
    void add(double value);
    bool empty() const { return none_; }
    double low() const { return low_; }
    double high() const { return high_; }
    /// The smallest that is greater than 0, or 1.
    double least_positive() const { return positive_ > 0 ? positive_ : 1; }

  private:
    bool none_ = true;
    double low_ = 0;
    double high_ = 0;
    double positive_ = 0;
};

/// An axis with its ends at round numbers.
class Scale {
  public:
    /// @param most  how many ticks it may have, about
    Scale(const Axis& axis, const Extent& extent, int most);
    /// The place of a value: 0 at the lower end, 1 at the upper one; values beyond an end are placed there.
    double part(double value) const;
    const std::vector<double>& ticks() const { return ticks_; }

  private:
    bool logarithmic_;
    double low_ = 0;   ///< of a logarithmic axis: the logarithm
    double high_ = 1;  ///< likewise
    std::vector<double> ticks_;
};

/// "0", "0.05", "2500", "20k", "1.5M"
std::string tick_text(double value);
/// The smallest of 1, 2 and 5 times a power of ten that is not below the value. @pre it is greater than 0
double round_above(double value);

}  // namespace satdoku::draw
