/** Placeholder for a sample value that is missing, empty or only "string": the name in capitals, as in `ACCESS_TOKEN`. */
export function nameInCapitals(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()
}
