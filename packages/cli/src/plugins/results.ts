import * as z from 'zod/mini'
import type { FrontMatterInput } from '../config/front-matter.js'
import { isRecord } from '../config/is-record.js'
import { expected } from '../config/schema/field.js'
import { MAX_NAME_LENGTH } from '../config/site-path.js'

// Schemas of the results of hooks. They are separate from the schema of the config, so that only sites with plugins
// load them.

const document = () =>
  z.strictObject({
    path: z
      .string()
      .check(z.refine(isDocumentPath, expected("a path of a Markdown file, relative to the site's folder"))),
    text: z.string(),
  })

/** Result of `content`. */
export const contentResult = z.strictObject({
  documents: z._default(z.array(document()), []),
  data: z.exactOptional(z.unknown()),
})

/** Result of `pages`. */
export const pagesResult = z.strictObject({
  change: z._default(
    z.array(
      z.strictObject({
        source: z.string(),
        frontMatter: z.custom<FrontMatterInput>(isRecord, expected('fields of front matter')),
      }),
    ),
    [],
  ),
  add: z._default(z.array(document()), []),
})

/** Result of `html`; requires the start of a document, because a part of one is probably an error. */
export const htmlResult = z
  .string()
  .check(
    z.refine((html) => /^<!doctype html>/i.test(html), expected('a whole document that starts with <!doctype html>')),
  )

/** Result of `emit`. */
export const filesResult = z.array(
  z.strictObject({
    file: z
      .string()
      .check(
        z.refine(
          isOutputPath,
          expected('a path inside the output folder, such as feed.xml, with names of at most 255 bytes'),
        ),
      ),
    content: z.union([z.string(), z.instanceof(Uint8Array)]),
  }),
)

const positiveInteger = () => z.exactOptional(z.int().check(z.gte(1)))

/** Result of `check`. */
export const findingsResult = z.array(
  z.strictObject({
    severity: z._default(z.enum(['error', 'warning', 'info']), 'error'),
    file: z.exactOptional(z.string()),
    line: positiveInteger(),
    column: positiveInteger(),
    length: positiveInteger(),
    message: z.string().check(z.refine((text) => text.trim() !== '', expected('a string that is not empty'))),
    hint: z.exactOptional(z.string()),
  }),
)

function isDocumentPath(path: string): boolean {
  return /\.mdx?$/i.test(path) && isOutputPath(path)
}

/** Whether a path stays inside the folder that it is relative to and can be written, on every operating system. */
function isOutputPath(path: string): boolean {
  return /^[^\\:*?"<>|\p{Cc}]+$/u.test(path) && path.split('/').every(isFileName)
}

function isFileName(step: string): boolean {
  return step !== '' && !/^\.{1,2}$/.test(step) && Buffer.byteLength(step) <= MAX_NAME_LENGTH
}
