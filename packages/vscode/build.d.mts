export const VSCE: string
export function bundleExtension(outfile: string): Promise<unknown>
export function buildExtension(): Promise<void>
export function packExtension(file: string): string
