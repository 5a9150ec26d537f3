export const NEXT: string
export function putBuiltInPlace(folder: string): void
