/** Charts of the board: six lines and two maps. */
export const charts = 8;
/** Where the server sends the figures; the pages request the same. */
export const figuresPath = '/api/huiqi/ticket/guarantee/getData';
