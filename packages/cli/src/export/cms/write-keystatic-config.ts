import type { CmsCollection, CmsSite } from './cms-site.js'
import { type CmsField, listCmsFields } from './list-cms-fields.js'

/** Writes `keystatic.config.ts` of Keystatic. */
export function writeKeystaticConfig({ repository, mediaFolder, publicFolder, collections }: CmsSite): string {
  const storage = repository === undefined ? "{ kind: 'local' }" : `{ kind: 'github', repo: ${quote(repository)} }`
  const images = `{ directory: ${quote(mediaFolder)}, publicPath: ${quote(`${publicFolder}/`)} }`
  const entries = collections.map((collection) => writeCollection(collection))
  return `import { collection, config, fields } from '@keystatic/core'

const images = ${images}

export default config({
  storage: ${storage},
  collections: {
${entries.join('\n')}
  },
})
`
}

function writeCollection({ name, label, folder, isBlog }: CmsCollection): string {
  const lines = listCmsFields(isBlog).map((field) => `        ${field.name}: ${writeField(field)},`)
  return `    ${quote(name)}: collection({
      label: ${quote(label)},
      slugField: 'title',
      path: ${quote(`${folder}/**`)},
      entryLayout: 'content',
      format: { contentField: 'content' },
      schema: {
        title: fields.slug({ name: { label: 'Title' } }),
        description: fields.text({ label: 'Description', multiline: true }),
${lines.join('\n')}
        content: fields.mdx({ label: 'Text', extension: 'md', options: { image: images } }),
      },
    }),`
}

function writeField({ label, hint, kind }: CmsField): string {
  const common = `label: ${quote(label)}${hint === '' ? '' : `, description: ${quote(hint)}`}`
  switch (kind) {
    case 'text':
      return `fields.text({ ${common} })`
    case 'boolean':
      return `fields.checkbox({ ${common} })`
    case 'number':
      return `fields.number({ ${common} })`
    case 'date':
      return `fields.date({ ${common} })`
    case 'list':
      return `fields.array(fields.text({ label: ${quote(label)} }), { ${common}, itemLabel: ({ value }) => value })`
  }
}

/** A string in single quotes, as in the configs of docgen. */
function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
