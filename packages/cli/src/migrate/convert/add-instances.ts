import { type Converted, joinConverted } from './converted.js'

/** Adds migrated folders of docs, posts or plain pages to the first migrated folder: the field becomes a list. */
export function addInstances(
  converted: Converted,
  field: 'docs' | 'blog' | 'pages',
  others: readonly Converted[],
): Converted {
  if (others.length === 0) return converted
  const added = others.map(({ fields, ...rest }) => {
    // All other fields belong to Markdown plugins, which apply to all folders.
    const { [field]: instanceFields, versions, ...shared } = fields
    const instance = { ...Object(instanceFields), ...(versions !== undefined && { versions }) }
    return { instance, converted: { ...rest, fields: shared } }
  })
  const all = joinConverted([...added.map((each) => each.converted), converted])
  return {
    ...all,
    fields: { ...all.fields, [field]: [all.fields[field] ?? {}, ...added.map(({ instance }) => instance)] },
  }
}
