/** A folder for sites and a registry with the current packages. */
export interface Trial {
  readonly folder: string
  readonly url: string
  readonly close: () => Promise<void>
}
/** A site that was installed, built and served. */
export interface TriedSite {
  readonly siteDir: string
  readonly docgen: readonly string[]
  readonly times: Readonly<Record<string, number>>
}
export function openTrial(): Promise<Trial>
export function tryPackageManager(input: {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'yarn 4'
  readonly trial: Trial
  readonly docgen?: readonly string[] | undefined
}): Promise<TriedSite>
