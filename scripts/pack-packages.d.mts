/** A packed package. */
export interface PackedPackage {
  readonly name: string
  /** Absolute path of the tarball. */
  readonly tarball: string
  /** Bytes of the tarball. */
  readonly size: number
  /** Paths of its files. */
  readonly files: readonly string[]
}
export const PNPM: readonly string[]
export function packPackages(folder: string): readonly PackedPackage[]
