/** Addresses that this feature's screens link to. */
export interface HomePaths {
  readonly home: () => string;
  /** The list of all news. */
  readonly newsList: () => string;
  readonly news: (newsId: string) => string;
  /** The list of loan products. */
  readonly products: () => string;
  readonly announcement: (announcementId: string) => string;
}
