/** 1-based line of a front matter field; 1 if there is none. */
export function findFieldLine(text: string, field: string): number {
  const lines = text.slice(0, findEnd(text)).split('\n')
  const index = lines.findIndex((line) => line.startsWith(`${field}:`))
  return index === -1 ? 1 : index + 1
}

function findEnd(text: string): number {
  const end = text.indexOf('\n---', 3)
  return end === -1 ? 0 : end
}
