/** The list of the user's orders; in a separate file for the front page. */
export const ordersPath = '/userCenter/orders';
