export declare function bundleStyles(): string
export declare function bundleScript(): Promise<string>
export declare function bundleSearchWorker(): Promise<string>
