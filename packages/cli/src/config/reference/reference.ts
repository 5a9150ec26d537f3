import { fieldTables } from './field-tables.js'
import { configJsonSchema, frontMatterJsonSchema } from './json-schema.js'

/** The package that a config imports `defineConfig` from. */
const PACKAGE = '@docgen/cli'

/** The manual's page about `site.config.ts`, as Markdown. */
export function configReference(): string {
  return `---
title: Configuration
description: Every field of site.config.ts with its type, its default and what it does.
sidebar_position: 1
toc_max_heading_level: 2
---

\`site.config.ts\` (or \`.js\`, \`.mjs\`) stands in the site's folder and exports one object. Only \`title\` and \`url\` must be there.

\`\`\`ts title="site.config.ts"
import { defineConfig } from '${PACKAGE}'

export default defineConfig({
  title: 'My docs',
  url: 'https://docs.example.org',
})
\`\`\`

A field that does not exist is an error, and so is a value of the wrong kind: docgen shows the line and, for a slip of the keyboard, the field that you meant. The tables are made from the schema that checks your config.

${fieldTables(configJsonSchema())}`
}

/** The manual's page about front matter, as Markdown. */
export function frontMatterReference(): string {
  return `---
title: Front matter
description: Every field that a document may have in the block at its head, with type, default and meaning.
sidebar_position: 2
keywords: [frontmatter, metadata]
---

The block between two lines of three hyphens at the head of a document is YAML. All fields may be left out.

\`\`\`md
---
title: Plans
sidebar_position: 2
---
\`\`\`

Fields of your own are allowed; one whose name comes near to a field below is reported. Numbers in a text field keep their digits: \`title: 1.10\` is the title 1.10. Truth values are \`true\` and \`false\`; \`yes\` and \`no\` are texts.

${fieldTables(frontMatterJsonSchema())}`
}
