/** Absolute path of Chromium's executable, below `cacheDir`; unpacks the package there where it has not been unpacked yet. */
export function unpackBrowser(cacheDir?: string): string
export function setup(): void
