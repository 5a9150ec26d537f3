/** Formats milliseconds: `38 ms`, `1.24 s`, `2 min 05 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(2)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** Formats bytes in decimal units: `812 B`, `14.2 kB`, `3.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Formats a count with its noun: `1 page`, `1,200 pages`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  // Intl takes 100 ms to format the first number.
  const digits = String(count).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
  return `${digits} ${count === 1 ? singular : plural}`
}
