/** How to check the types of code blocks: plain data, because worker threads load the packages. */
export interface TypeCheckSettings {
  /** Changes with everything that the types of a block may depend on, except its code. */
  readonly key: string
  /** The part of the key without the files of the site that blocks import. */
  readonly packagesKey: string
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Absolute path; absent without a `tsconfig` in the config. */
  readonly tsconfig?: string
  /** The package that contains TypeScript. */
  readonly typescript: string
  /** Why no block can be checked. */
  readonly problem?: { readonly message: string; readonly hint: string }
}
