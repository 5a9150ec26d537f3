/** Data of a plugin by the id of its instance: docgen's plugins have one, under Docusaurus' name for it. */
type Instances = Readonly<Record<string, unknown>>

/** Settings of the hooks for data of plugins. */
export interface GlobalDataOptions {
  /** `false`: nothing where no plugin has brought any. Otherwise that is an error, which says what to do. */
  readonly failfast?: boolean
}

/** Name under which Docusaurus shares what it knows of the documents and their versions. */
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

/**
 * Makes the hooks of `useGlobalData` from what plugins have brought (name of the plugin → its data) and what is known of
 * the documents (id of the folder → its path and versions).
 */
export function createGlobalData(
  pluginData: Readonly<Record<string, unknown>>,
  findDocs: () => Instances = () => ({}),
) {
  const own: Readonly<Record<string, Instances>> = Object.fromEntries(
    Object.entries(pluginData).map(([name, data]) => [name, { default: data }]),
  )
  const all = () => ({ [DOCS_PLUGIN]: findDocs(), ...own })
  const instancesOf = (name: string, { failfast = true }: GlobalDataOptions = {}): Instances => {
    const known: Readonly<Record<string, Instances>> = all()
    const found = Object.hasOwn(known, name) ? known[name] : undefined
    if (found || !failfast) return found ?? {}
    throw new Error(
      `no plugin called ${name} provides data: return it from the plugin's content hook, as Docusaurus plugins call setGlobalData. See “Plugins” in the manual`,
    )
  }
  return {
    useGlobalData: all,
    useAllPluginInstancesData: instancesOf,
    usePluginData: (name: string, id = 'default', options: GlobalDataOptions = {}): unknown =>
      instancesOf(name, options)[id],
  }
}
