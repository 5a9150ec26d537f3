/** Absolute path of Chromium's executable, below `cacheDir`; unpacks the package there on first use. */
export function unpackBrowser(cacheDir?: string): string
export function setup(): void
