import * as z from 'zod/mini'
import { timestamp } from './date.js'
import { byDefault, optional } from './field.js'
import { filledText, pathPart } from './text.js'

const version = z.strictObject({
  label: optional(filledText(), 'Label in the version menu; defaults to the name, or `Next` for `current`.'),
  date: optional(timestamp(), 'Date of its release. Versions with a date are in the feeds of API changes.'),
  path: optional(
    pathPart(),
    'URL segment of the version; defaults to none for the last version, `next` for `current`, and otherwise the name.',
  ),
  banner: optional(
    z.enum(['none', 'unreleased', 'unmaintained']),
    'Banner above its pages; defaults to `unreleased` for versions newer than the last version, and `unmaintained` for older ones.',
  ),
  badge: optional(z.boolean(), 'Show the label above its pages; defaults to `true` if there are several versions.'),
  noIndex: byDefault(z.boolean(), false, 'Ask search engines not to index its pages.'),
  canonicalLatest: byDefault(
    z.boolean(),
    false,
    'Use the same page of the last version as the canonical URL of its pages.',
  ),
  className: optional(
    z.string(),
    'CSS class names on `<html>` of its pages; defaults to `docs-version-NAME`, with `-` for spaces.',
  ),
})

/** Versions of the docs, as listed in `versions.json`. */
export const versionsSchema = z.strictObject({
  lastVersion: optional(filledText(), 'The version that readers should use; defaults to the newest release.'),
  includeCurrentVersion: byDefault(z.boolean(), true, 'Publish the working tree as the version `current`.'),
  onlyIncludeVersions: optional(z.array(filledText()).check(z.minLength(1)), 'Publish only these versions.'),
  versions: byDefault(z.record(z.string(), version), {}, 'Settings by version name; the working tree is `current`.'),
})
