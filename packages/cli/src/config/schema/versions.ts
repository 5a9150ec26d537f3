import * as z from 'zod/mini'
import { byDefault, optional } from './field.js'
import { filledText } from './text.js'

const version = z.strictObject({
  label: optional(filledText(), 'Name in the version menu.'),
  path: optional(z.string(), 'Part of the address that stands for the version.'),
  banner: optional(z.enum(['none', 'unreleased', 'unmaintained']), 'Notice above its pages.'),
  badge: optional(z.boolean(), 'Show the label above its pages.'),
  noIndex: byDefault(z.boolean(), false, 'Keep its pages out of search engines.'),
  className: optional(z.string(), 'Class names on `<html>` of its pages.'),
})

/** Versions of the documents, as `versions.json` lists them. */
export const versionsSchema = z.strictObject({
  lastVersion: optional(filledText(), 'The version that readers should use; the newest released one if left out.'),
  includeCurrentVersion: byDefault(z.boolean(), true, 'Publish the working tree as version `current`.'),
  onlyIncludeVersions: optional(z.array(filledText()).check(z.minLength(1)), 'Publish these versions only.'),
  versions: byDefault(z.record(z.string(), version), {}, 'Settings by version name.'),
})
