/** Data of a plugin by instance id. */
type Instances = Readonly<Record<string, unknown>>

/** Options of the hooks for plugin data. */
export interface GlobalDataOptions {
  /** Whether a hook throws if no plugin provides the data (default), or returns `undefined` or no instances. */
  readonly failfast?: boolean
}

/** The plugin name under which Docusaurus shares data about docs and their versions. */
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs'

/** Name of the docgen plugin that provides the data of Docusaurus plugins, by name and instance id. */
const DOCUSAURUS_PLUGINS = 'docusaurus'

/** The data of all plugins, by name. docgen's plugins have one instance, under Docusaurus' default id. */
export function listInstances(pluginData: Readonly<Record<string, unknown>>): Readonly<Record<string, Instances>> {
  const { [DOCUSAURUS_PLUGINS]: docusaurusData, ...docgenData } = pluginData
  return {
    ...Object.fromEntries(Object.entries(docgenData).map(([name, data]) => [name, { default: data }])),
    ...Object(docusaurusData),
  }
}

/**
 * Creates the hooks of `useGlobalData` from the data of plugins, by name, and from the data of docs folders, by id, with
 * their paths and versions.
 */
export function createGlobalData(
  pluginData: Readonly<Record<string, unknown>>,
  findDocs: () => Instances = () => ({}),
) {
  const instances = listInstances(pluginData)
  const all = () => ({ [DOCS_PLUGIN]: findDocs(), ...instances })
  const instancesOf = (name: string, { failfast = true }: GlobalDataOptions = {}): Instances => {
    const allData: Readonly<Record<string, Instances>> = all()
    const pluginInstances = Object.hasOwn(allData, name) ? allData[name] : undefined
    if (pluginInstances || !failfast) return pluginInstances ?? {}
    throw new Error(
      `no plugin called ${name} provides data: return the data from the plugin's content hook, which replaces Docusaurus' setGlobalData. See “Plugins” in the manual`,
    )
  }
  return {
    useGlobalData: all,
    useAllPluginInstancesData: instancesOf,
    usePluginData: (name: string, id = 'default', options: GlobalDataOptions = {}): unknown =>
      instancesOf(name, options)[id],
  }
}
