/** Which page of an API is wanted. */
export type ApiPage =
  | { readonly kind: 'overview'; readonly downloads: readonly Download[] }
  /** `pointer` is the operation's; `slug` tells paths apart that share it. */
  | { readonly kind: 'operation'; readonly pointer: string; readonly slug?: string }

/** A file that readers can take away. */
export interface Download {
  readonly href: string
  readonly label: string
}
