import { definePlugin } from '@docgen/cli'

/** A rule of the site's own. */
export const owners = definePlugin({
  name: 'owners',
  version: '1',
  check: ({ pages }) =>
    pages
      .filter(({ source, frontMatter }) => source !== undefined && frontMatter['owner'] === undefined)
      .filter(({ route }) => !route.startsWith('/releases'))
      .map(({ source = '' }) => ({
        severity: 'warning',
        file: source,
        line: 1,
        column: 1,
        message: 'nobody owns this page',
        hint: 'Name somebody: owner: docs-team',
      })),
})
