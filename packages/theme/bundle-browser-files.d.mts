/** Names of the files that islands are made of. */
export interface IslandList {
  readonly runtime: string
  readonly react: string
  readonly modules: Readonly<Record<string, string>>
}
export function bundleStyles(): string
export function bundleSheets(): {
  readonly list: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, string>>
}
export function bundleSearchWorker(): Promise<string>
export function bundleScripts(): Promise<Readonly<Record<string, string>>>
export function bundleIslands(
  folder?: string,
): Promise<{ readonly files: Readonly<Record<string, string>>; readonly list: IslandList }>
