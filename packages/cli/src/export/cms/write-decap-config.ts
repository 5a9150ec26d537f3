import { writeYaml } from '../../config/yaml/write-yaml.js'
import type { CmsCollection, CmsSite } from './cms-site.js'
import { type CmsField, listCmsFields } from './list-cms-fields.js'

const WIDGETS: Readonly<Record<CmsField['kind'], object>> = {
  text: { widget: 'string' },
  boolean: { widget: 'boolean' },
  number: { widget: 'number', value_type: 'float' },
  date: { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false },
  list: { widget: 'list' },
}

/** Writes `config.yml` of Decap CMS. */
export function writeDecapConfig({ url, repository, branch, mediaFolder, publicFolder, collections }: CmsSite): string {
  const backend =
    repository === undefined ? { name: 'git-gateway', branch } : { name: 'github', repo: repository, branch }
  return writeYaml({
    backend,
    local_backend: true,
    site_url: url,
    media_folder: mediaFolder,
    public_folder: publicFolder,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: collections.map(describeCollection),
  })
}

function describeCollection({ name, label, folder, isBlog }: CmsCollection): object {
  return {
    name,
    label,
    folder,
    create: true,
    extension: 'md',
    format: 'frontmatter',
    slug: isBlog ? '{{year}}-{{month}}-{{day}}-{{slug}}' : '{{slug}}',
    // Files in subfolders are only listed in a tree. With an `index_file`, saving would rename every page to it.
    ...(!isBlog && { nested: { depth: 20, summary: '{{title}}', subfolders: false } }),
    ...(!isBlog && { meta: { path: { widget: 'string', label: 'Folder' } } }),
    fields: [
      { name: 'title', label: 'Title', widget: 'string' },
      { name: 'description', label: 'Description', widget: 'text', required: false },
      ...listCmsFields(isBlog).map(({ name: field, label: fieldLabel, hint, kind }) => ({
        name: field,
        label: fieldLabel,
        ...WIDGETS[kind],
        ...(field === 'date' ? {} : { required: false }),
        ...(hint !== '' && { hint }),
      })),
      // With rich text as a second mode, Decap CMS opens pages in it and rewrites directives.
      { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'] },
    ],
  }
}
