import { dump } from 'js-yaml'

/** Writes plain data as YAML, without anchors, and with lines of any length. */
export function writeYaml(value: object): string {
  return dump(value, { lineWidth: -1, noRefs: true })
}
