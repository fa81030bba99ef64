/** Addresses that the screens of this feature lead to. */
export interface HomePaths {
  readonly home: () => string;
  /** The list of all news. */
  readonly newsList: () => string;
  readonly news: (newsId: string) => string;
}
