import { z } from 'zod'
import { filledText } from './text.js'

const version = z.strictObject({
  label: filledText().exactOptional().describe('Name in the version menu.'),
  path: z.string().exactOptional().describe('Part of the address that stands for the version.'),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).exactOptional().describe('Notice above its pages.'),
  badge: z.boolean().exactOptional().describe('Show the label above its pages.'),
  noIndex: z.boolean().default(false).describe('Keep its pages out of search engines.'),
  className: z.string().exactOptional().describe('Class names on `<html>` of its pages.'),
})

/** Versions of the documents, as `versions.json` lists them. */
export const versionsSchema = z.strictObject({
  lastVersion: filledText()
    .exactOptional()
    .describe('The version that readers should use; the newest released one if left out.'),
  includeCurrentVersion: z.boolean().default(true).describe('Publish the working tree as version `current`.'),
  onlyIncludeVersions: z.array(filledText()).min(1).exactOptional().describe('Publish these versions only.'),
  versions: z.record(z.string(), version).default({}).describe('Settings by version name.'),
})
