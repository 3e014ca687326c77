// What a picture's address is does not matter to jsdom; that there is one does.
module.exports = { __esModule: true, default: '/picture.webp' };
