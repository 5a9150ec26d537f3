import { join } from 'node:path'
import { readText } from '../../read/files/read-text.js'
import type { ContentRule, FileRewrite, SiteFile } from './content-rule.js'

/** Converts a file by all rules in their order; `undefined` if none changes it. */
export function rewriteFile(before: SiteFile, rules: readonly ContentRule[]): FileRewrite | undefined {
  let after = before
  const used: string[] = []
  for (const { name, rewrite } of rules) {
    const next = rewrite(after)
    if (next.text !== after.text || next.path !== after.path) used.push(name)
    after = next
  }
  return used.length === 0 ? undefined : { before, after, rules: used }
}

/** Lists the files that rules would change, in code-unit order. Files that are not UTF-8 stay as they are. */
export function listRewrites(siteDir: string, rules: readonly ContentRule[]): readonly FileRewrite[] {
  return [...new Set(rules.flatMap(({ paths }) => paths))].sort().flatMap((path) => {
    const { text, diagnostics } = readText(join(siteDir, path), path)
    const rewrite = text === undefined || diagnostics.length > 0 ? undefined : rewriteFile({ path, text }, rules)
    return rewrite === undefined ? [] : [rewrite]
  })
}
