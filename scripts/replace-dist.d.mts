export const NEXT: string
export function replaceDist(folder: string): void
