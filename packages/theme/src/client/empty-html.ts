/** Makes React keep the children. The pages' policy requires trusted HTML, even if empty. */
export const NOTHING = {
  __html: (globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
}
