import { dump } from 'js-yaml'

// No anchors, and lines of any length.
const OPTIONS = { lineWidth: -1, noRefs: true } as const

/** Writes plain data as YAML. */
export function writeYaml(value: object): string {
  return dump(value, OPTIONS)
}

/** Writes fields as YAML, with lists and objects in one line each, as in front matter. */
export function writeYamlFields(fields: object): string {
  return dump(fields, { ...OPTIONS, flowLevel: 1 })
}
