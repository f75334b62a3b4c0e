// Exponential moving average without a bias towards its start.
// Idea: Biere and Fröhlich, "Evaluating CDCL restart schemes", POS 2015; the correction from Kingma and Ba's
// ADAM.
#pragma once

namespace satdoku::cdcl {

class Average {
  public:
    /// @param window  the number of latest values that together weigh about two thirds, at least 1
    explicit Average(double window = 1) : alpha_(1 / window) {}

    void update(double number) {
        biased_ += alpha_ * (number - biased_);
        if (rest_ == 0) {
            value_ = biased_;
            return;
        }
        rest_ *= 1 - alpha_;
        if (rest_ < 1e-12) rest_ = 0;
        value_ = biased_ / (1 - rest_);
    }

    double value() const { return value_; }

  private:
    double alpha_;
    double biased_ = 0;
    double rest_ = 1;  ///< weight of the start value 0 in biased_
    double value_ = 0;
};

}  // namespace satdoku::cdcl
