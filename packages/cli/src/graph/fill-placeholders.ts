/** Site facts by name, as the config declares them. */
export type Placeholders = Readonly<Record<string, string>>

/** A text with every `{name}` that the config declares replaced by its value; other braces stay as they are. */
export function fillPlaceholders(text: string, placeholders: Placeholders): string {
  if (!text.includes('{')) return text
  return text.replace(/\{([\w-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole,
  )
}
