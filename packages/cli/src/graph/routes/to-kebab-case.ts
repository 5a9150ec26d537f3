import kebabCase from 'lodash.kebabcase'

/** A name in kebab case as Docusaurus writes it in URLs: `arm64` becomes `arm-64`, and `PHPUnit` `php-unit`. */
export function toKebabCase(name: string): string {
  return kebabCase(name)
}
