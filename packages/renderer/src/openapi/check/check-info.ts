import type { Problem } from '../api-problem.js'
import { childNode, rootNode } from '../document-node.js'
import { asText, isObject, type JsonObject } from '../json-value.js'

/** Checks that the API has a name and a version. */
export function checkInfo(document: JsonObject): readonly Problem[] {
  const info = childNode(rootNode(document), 'info')
  const { value } = info
  const report = (pointer: string, message: string, hint: string): readonly Problem[] => [
    { code: 'api-missing-info', severity: 'warning', pointer, message, hint },
  ]
  if (!isObject(value)) {
    return report(
      value === undefined ? '' : info.pointer,
      'the description has no `info`',
      'Add `info` with `title` and `version`',
    )
  }
  const title = asText(value['title'])?.trim() ?? ''
  const pointer = Object.hasOwn(value, 'title') ? `${info.pointer}/title` : info.pointer
  return [
    ...(title === ''
      ? report(pointer, 'the API has no title, so its page is called "API"', 'Add `title` to `info`')
      : []),
    ...(Object.hasOwn(value, 'version')
      ? []
      : report(info.pointer, 'the API has no version', 'Add `version` to `info`')),
  ]
}
