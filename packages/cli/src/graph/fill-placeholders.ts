/** Site facts by name, as declared in the config. */
export type Placeholders = Readonly<Record<string, string>>

/** Replaces every `{name}` that the config declares with its value; other braces stay. */
export function fillPlaceholders(text: string, placeholders: Placeholders): string {
  if (!text.includes('{')) return text
  return text.replace(/\{([\w-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole,
  )
}
