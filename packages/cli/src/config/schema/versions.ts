import * as z from 'zod/mini'
import { byDefault, optional } from './field.js'
import { filledText, pathPart } from './text.js'

const version = z.strictObject({
  label: optional(filledText(), 'Name in the version menu; the name itself if left out, `Next` for `current`.'),
  path: optional(
    pathPart(),
    'Part of the address that stands for the version; nothing for the last one, `next` for `current`, else its name.',
  ),
  banner: optional(
    z.enum(['none', 'unreleased', 'unmaintained']),
    'Notice above its pages; `unreleased` above what is newer than the last version and `unmaintained` above what is older if left out.',
  ),
  badge: optional(z.boolean(), 'Show the label above its pages; where there is more than one version if left out.'),
  noIndex: byDefault(z.boolean(), false, 'Keep its pages out of search engines.'),
  canonicalLatest: byDefault(
    z.boolean(),
    false,
    'Name the same page of the last version as the canonical address of its pages.',
  ),
  className: optional(
    z.string(),
    'Class names on `<html>` of its pages; `docs-version-` and the name if left out, with `-` for spaces.',
  ),
})

/** Versions of the docs, as listed in `versions.json`. */
export const versionsSchema = z.strictObject({
  lastVersion: optional(filledText(), 'The version that readers should use; the newest released one if left out.'),
  includeCurrentVersion: byDefault(z.boolean(), true, 'Publish the working tree as version `current`.'),
  onlyIncludeVersions: optional(z.array(filledText()).check(z.minLength(1)), 'Publish these versions only.'),
  versions: byDefault(z.record(z.string(), version), {}, 'Settings by version name; the working tree is `current`.'),
})
