import { definePlugin } from '@docgen/cli'

interface Release {
  readonly name: string
  readonly notes: string
}

/** Documents and data from files that are no documents. */
export const releases = definePlugin({
  name: 'releases',
  version: '1',
  inputs: { files: ['data/*.json'] },
  content: ({ files, read }) => {
    const all = files.map((file): Release => JSON.parse(read(file)))
    return {
      documents: all.map(({ name, notes }) => ({
        path: `docs/releases/${name}.md`,
        text: `---\ntitle: Release ${name}\n---\n\n${notes}\n`,
      })),
      data: { newest: all.at(-1)?.name },
    }
  },
})
