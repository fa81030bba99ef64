import { EsbuildPlugin } from 'esbuild-loader';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

export default {
  entry: './src/main.jsx',
  output: { publicPath: '/' },
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  optimization: { minimizer: [new EsbuildPlugin({ target: 'es2022' })] },
  plugins: [new MiniCssExtractPlugin(), new webpack.EnvironmentPlugin(['HUIQI'])],
  performance: { hints: false },
};
