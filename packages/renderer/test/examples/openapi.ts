import { checkDescription, type JsonObject, readApiDescription } from '@docgen/renderer/openapi'

/** The operations of a description, and its errors. */
export function outline(document: JsonObject): readonly string[] {
  const operations = readApiDescription(document).pages.map(({ method, path, title }) => `${method} ${path} ${title}`)
  return [...operations, ...checkDescription(document).map(({ message }) => message)]
}
