import { isRecord } from '../../config/schema/field.js'
import type { ConvertContext } from './convert-context.js'
import { nothing } from './converted.js'
import { type Rules, same, unless } from './rules.js'

/** Rules for the settings of versions. */
export function convertVersions({ layout }: ConvertContext): Rules {
  return {
    lastVersion: same('versions.lastVersion'),
    includeCurrentVersion: same('versions.includeCurrentVersion'),
    onlyIncludeVersions: same('versions.onlyIncludeVersions'),
    // Docusaurus also shows the label of the working tree on sites without versions.
    versions: unless((value) => isRecord(value) && Object.keys(value).length === 0, same('versions.versions')),
    disableVersioning: ({ value, path }) => {
      if (value !== true || layout.versions.length === 0)
        return nothing({ fate: 'unneeded', path, message: 'the site has no versions' })
      const fields = { versions: { onlyIncludeVersions: ['current'] } }
      return { fields, comments: {}, notes: [{ fate: 'changed', path, message: '`versions.onlyIncludeVersions`' }] }
    },
  }
}
