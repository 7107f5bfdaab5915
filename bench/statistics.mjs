/** The middle of a few measurements; the mean of the two middle ones when their number is even. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/** `12.3 [11.0-14.1]`: the median with the range, so that a reader sees the noise. */
export function withRange(values, digits = 0) {
  const shown = (value) => value.toFixed(digits);
  return `${shown(median(values))} [${shown(Math.min(...values))}-${shown(Math.max(...values))}]`;
}
