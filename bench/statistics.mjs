/** Returns the median. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Returns a percentile: the smallest value that this share of all values does not exceed. */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1];
}

/** Formats median and range, which shows the noise: `12.3 [11.0-14.1]`. */
export function withRange(values, digits = 0) {
  const shown = (value) => value.toFixed(digits);
  return `${shown(median(values))} [${shown(Math.min(...values))}-${shown(Math.max(...values))}]`;
}
