// `debugpy --listen` is itself the adapter: the editor only needs its address.
const vscode = require("vscode");

exports.activate = () => {
  const createDebugAdapterDescriptor = ({ configuration }) => {
    const { host, port } = configuration.connect ?? configuration;
    return new vscode.DebugAdapterServer(port, host ?? "127.0.0.1");
  };
  vscode.debug.registerDebugAdapterDescriptorFactory("debugpy", { createDebugAdapterDescriptor });
};
