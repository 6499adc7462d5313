/** Data releases hold all tables of a release in one folder: open ones, and those that subscribers see first. */
export const dataReleaseFolders = { public: 'Public_Data_Releases', subscriber: 'Subscriber_Data_Releases' } as const
export type DataRelease = keyof typeof dataReleaseFolders

/** The folder of a data release that holds its tables as Parquet files. */
export const parquetFolder = 'parquet'
