import type { Colors } from './create-terminal.js'

/** Formats the server's title, then one URL per line. */
export function formatServerUrls(
  title: string,
  { local, network }: { readonly local: string | undefined; readonly network: readonly string[] },
  colors: Colors,
): string {
  const lines = [...(local === undefined ? [] : [['local', local]]), ...network.map((url) => ['network', url])]
  return [
    `${colors.green('●')} ${colors.bold('docgen')} ${title}`,
    ...lines.map(([label = '', url = '']) => `  ${colors.dim(label.padEnd(9))}${colors.cyan(url)}`),
  ].join('\n')
}
