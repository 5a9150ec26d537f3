import type { Outcome } from '@docgen/renderer/contract'
import { type Comparison, compareSites } from './compare-sites.js'
import { type OutputRequest, readOutput } from './read-output.js'
import type { BuiltPage } from './read-page.js'

/** The output folders of two tools for the same site. */
export interface ComparedOutputs {
  readonly theirs: OutputRequest
  readonly ours: OutputRequest
}

/** Compares two output folders. The value is undefined, with diagnostics, if one of them is missing or has no pages. */
export function compareOutputs(outputs: ComparedOutputs): Outcome<Comparison | undefined> {
  const [theirs, ours] = [readOutput(outputs.theirs), readOutput(outputs.ours)]
  const diagnostics = [...theirs.diagnostics, ...ours.diagnostics]
  const value = theirs.value && ours.value && compareSites(theirs.value, withoutOwnTagPages(theirs.value, ours.value))
  return { value, diagnostics }
}

/** docgen's pages without those of tags, which it generates, if the other tool generated none. */
function withoutOwnTagPages(theirs: readonly BuiltPage[], ours: readonly BuiltPage[]): readonly BuiltPage[] {
  const isOfTags = ({ route }: BuiltPage): boolean => /\/tags(?:\/|$)/.test(route)
  return theirs.some(isOfTags) ? ours : ours.filter((page) => !isOfTags(page))
}
