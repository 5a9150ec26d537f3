/** Opens a URL in the user's browser. */
export async function openBrowser(address: string): Promise<void> {
  const { default: open } = await import('open')
  await open(address)
}
