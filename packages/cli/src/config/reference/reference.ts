import { renderFieldTables } from './field-tables.js'
import { configJsonSchema, frontMatterJsonSchema } from './json-schema.js'

/** The package that a config imports `defineConfig` from. */
const PACKAGE = '@docgen/cli'

/** Renders the manual's page about `site.config.ts`, in Markdown. */
export function renderConfigReference(): string {
  return `---
title: Configuration
description: Every field of site.config.ts with its type, default and meaning.
# docgen-ignore agents-page until 2027-12-31: readers look for a field with the search of their browser
sidebar_position: 1
toc_max_heading_level: 2
---

\`site.config.ts\` (or \`.js\`, \`.mjs\`) is in the site's folder and exports one object. Only \`title\` and \`url\` are required.

\`\`\`ts title="site.config.ts"
import { defineConfig } from '${PACKAGE}'

export default defineConfig({
  title: 'My docs',
  url: 'https://docs.example.org',
})
\`\`\`

Unknown fields and values of the wrong type are errors. docgen shows the line and suggests the field that you probably meant. These tables are generated from the schema that validates your config.

${renderFieldTables(configJsonSchema())}`
}

/** Renders the manual's page about front matter, in Markdown. */
export function renderFrontMatterReference(): string {
  return `---
title: Front matter
description: Every front matter field with its type, default and meaning.
sidebar_position: 2
keywords: [frontmatter, metadata]
---

Front matter is the YAML block between two lines of three hyphens at the start of a page. All fields are optional.

\`\`\`md
---
title: Plans
sidebar_position: 2
---
\`\`\`

You can add custom fields. docgen warns if the name of one is similar to a field below. Numbers in a text field keep their digits: \`title: 1.10\` is the title 1.10. Booleans are \`true\` and \`false\`; \`yes\` and \`no\` are strings.

${renderFieldTables(frontMatterJsonSchema())}`
}
